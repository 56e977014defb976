/** The boot of a first visit: two seconds of 1998 over the home page, for who typed its address and has never been here. */
import { prefix } from "../../hooks/storage/storageBackend"

/** How long the machine takes, in milliseconds; shell.css draws it in the same time. */
export const booting = 1900

/** What ends it before its time. */
const skips = ["keydown", "pointerdown", "wheel", "touchstart", "pagehide"]

/**
 * A script for the beginning of the home page's body, which runs before anything is drawn. It boots once: not in a
 * browser that keeps anything of this site, nor by link, nor where motion is not welcome or nothing can be kept.
 * Nothing waits for it: the page loads, and is pressed and read, below.
 */
export const bootScript = `try{if(!document.referrer&&!location.search&&!location.hash\
&&performance.getEntriesByType("navigation")[0]?.type==="navigate"\
&&!matchMedia("(prefers-reduced-motion:reduce)").matches\
&&!Object.keys(localStorage).some(k=>k.startsWith(${JSON.stringify(prefix)}))){\
const b=document.body.dataset;const e=()=>{delete b.boot};b.boot="";setTimeout(e,${booting});\
for(const t of ${JSON.stringify(skips)})addEventListener(t,e,{once:true,passive:true,capture:true})}}catch{}`
