// Read by any browser, however old: says so where the app cannot run.
if (!('noModule' in document.createElement('script')) || ![].toSorted || ![].findLast) {
  document.getElementById('too-old').hidden = false;
}
