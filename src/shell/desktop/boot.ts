/** The boot screen of a first visit, over the home page, for new visitors who typed its address. */
import { storagePrefix } from "../../hooks/storage/storageBackend"

/** Duration of the boot screen in milliseconds; the animation in shell.css takes as long. */
export const bootDurationMs = 1900

/** Events that end the boot screen early. */
const skipEvents = ["keydown", "pointerdown", "wheel", "touchstart", "pagehide"]

/**
 * A script for the start of the home page's body, which runs before the first paint. It shows the boot screen only if the
 * visitor typed the address, motion is not reduced, and localStorage is available and empty of this site's keys. The page
 * loads behind it and can be used meanwhile.
 */
export const bootScript = `try{if(!document.referrer&&!location.search&&!location.hash\
&&performance.getEntriesByType("navigation")[0]?.type==="navigate"\
&&!matchMedia("(prefers-reduced-motion:reduce)").matches\
&&!Object.keys(localStorage).some(k=>k.startsWith(${JSON.stringify(storagePrefix)}))){\
const b=document.body.dataset;const e=()=>{delete b.boot};b.boot="";setTimeout(e,${bootDurationMs});\
for(const t of ${JSON.stringify(skipEvents)})addEventListener(t,e,{once:true,passive:true,capture:true})}}catch{}`
