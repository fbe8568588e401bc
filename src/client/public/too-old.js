// Runs in any browser, however old, and says so if the app cannot run.
if (!('noModule' in document.createElement('script')) || ![].toSorted || ![].findLast) {
  document.getElementById('too-old').hidden = false;
}
