import './design/style/fonts.css';
import './design/style/tokens.css';
import './design/style/tokens-light.css';
import './design/style/tokens-system.css';
import './design/style/base.css';
import './design/style/layout.css';
import { mount } from 'svelte';
import App from './app.svelte';
import { loadExpansion } from './expansions.ts';
import { restoreDraft } from './game/stores/draft.svelte.ts';
import { offerExpansions } from './game/stores/expansions.svelte.ts';
import { openShelf } from './game/stores/games.svelte.ts';
import { showLook, useSettings } from './game/stores/settings.svelte.ts';
import { keepOffline } from './game/stores/update.svelte.ts';
import { loadStylesAgain } from './platform/device/styles-again.ts';
import { followAddress } from './platform/router.svelte.ts';
import { speak } from './words/language.svelte.ts';

const place = document.getElementById('app');
if (place === null) throw new Error('the page has no place for the app');

loadStylesAgain();
showLook();
offerExpansions(loadExpansion);
await Promise.all([speak(useSettings().language), openShelf()]);
await restoreDraft();
followAddress();
// Svelte adds click listeners to the element that an app is mounted on. If that stayed in the page, some screen readers
// would call everything in it clickable.
const cradle = document.createElement('div');
mount(App, { target: cradle });
place.append(...cradle.childNodes);
keepOffline();
