/** Tests read all words of English, as a page does. */

import { language } from '../src/lib/language.svelte';

await language.speak('en');
await language.whole();
