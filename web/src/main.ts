import { mount } from 'svelte';
import 'virtual:palette.css';
import './style.css';
import App from './App.svelte';
import { language } from './lib/language.svelte';
import { settings } from './lib/settings.svelte';

settings.apply();
await language.speak(settings.language);
const target = document.getElementById('app');
if (target) {
  target.replaceChildren(); // what stood there for the page until now
  mount(App, { target });
}
