/** The visitor's colour scheme, set before the page is painted for the first time. */
import { storagePrefix } from "../../hooks/storage/storageBackend"
import { look, schemes } from "../desktop/look"

/** A script for the beginning of the body: writes the scheme kept in this browser on it, as `useLook` does later. */
export const schemeScript = `try{const s=JSON.parse(localStorage.getItem(${JSON.stringify(storagePrefix + look.key)})).data.scheme;\
if(${JSON.stringify(schemes.filter(scheme => scheme !== "standard"))}.includes(s))document.body.dataset.scheme=s}catch{}`
