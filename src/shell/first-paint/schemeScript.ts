/** The visitor's colour scheme, set before the page is painted for the first time. */
import { storagePrefix } from "../../hooks/storage/storageBackend"
import { look, renamedSchemes, schemes } from "../desktop/look"
import { schemeLink } from "../desktop/schemeSheet"

const linkAttributes = Object.entries(schemeLink)
  .map(([name, value]) => `${name}=${value}`)
  .join(" ")

/**
 * A script for the beginning of the body: names the scheme kept in this browser on it, as `useLook` does later, and writes
 * the link to its colours there and then: browsers paint nothing below before it has arrived.
 */
export const schemeScript = `try{let s=JSON.parse(localStorage.getItem(${JSON.stringify(storagePrefix + look.key)})).data.scheme;\
s=${JSON.stringify(Object.fromEntries(renamedSchemes))}[s]??s;\
if(${JSON.stringify(schemes.filter(scheme => scheme !== "standard"))}.includes(s)){document.body.dataset.scheme=s;\
document.write('<link ${linkAttributes}>')}}catch{}`
