import { mount } from 'svelte';
import 'virtual:palette.css';
import './style.css';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { speak } from './lib/words';

settings.apply();
await speak(settings.language);
const target = document.getElementById('app');
if (target) mount(App, { target });
