// Installs the browser of the browser tests, if there is none and we may.
import { headlessBrowser } from '../browser.mjs';

headlessBrowser();
