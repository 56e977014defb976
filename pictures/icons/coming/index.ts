/** Icons of pages that are still to come, so that a new page finds its own; those with a page may stay here. */
import type { Icons } from "../pen"
import { creatures } from "./creatures"
import { places } from "./places"
import { sound } from "./sound"
import { studies } from "./studies"
import { web } from "./web"

export const coming: Icons = { ...creatures, ...places, ...sound, ...studies, ...web }
