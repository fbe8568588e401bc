import './style/fonts.css';
import './style/tokens.css';
import './style/tokens-light.css';
import './style/tokens-system.css';
import './style/base.css';
import './style/layout.css';
import { mount } from 'svelte';
import { openShelf } from './app/games.svelte.ts';
import { followAddress } from './app/page.svelte.ts';
import { settingsAtHand, showLook } from './app/settings.svelte.ts';
import { keepOffline } from './app/update.svelte.ts';
import App from './app.svelte';
import { speak } from './words/language.svelte.ts';

const place = document.getElementById('app');
if (place === null) throw new Error('the page has no place for the app');

showLook();
await Promise.all([speak(settingsAtHand().language), openShelf()]);
followAddress();
// Svelte adds click listeners to the element that an app is mounted on. If that stayed in the page, some screen readers
// would call everything in it clickable.
const cradle = document.createElement('div');
mount(App, { target: cradle });
place.append(...cradle.childNodes);
keepOffline();
