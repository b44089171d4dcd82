/** Least ms between two reloads of its kind (ER-14). */
const RELOAD_GUARD_MS = 60_000;

/**
 * An inline script at the top of every page: where a file of the build cannot be loaded, such as one that a new version
 * has replaced, the page is loaded once more, at most once in a minute (ER-14). It cannot be such a file itself. Where
 * the device is offline, or can remember nothing, it leaves the page alone.
 */
export const CHUNK_GUARD = `addEventListener("error",function(e){var t=e.target,u=t&&(t.src||t.href);if(!u||u.indexOf("/_next/static/")<0||!navigator.onLine)return;try{var s=sessionStorage,n=Date.now();if(n-s["chunk-reload"]<${RELOAD_GUARD_MS})return;s["chunk-reload"]=n;location.reload()}catch(_){}},true)`;
