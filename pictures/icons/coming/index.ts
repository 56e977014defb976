/** Icons of planned pages, for use when a page is created; they may stay here afterwards. */
import type { Icons } from "../pen"
import { creatures } from "./creatures"
import { places } from "./places"
import { sound } from "./sound"
import { studies } from "./studies"
import { web } from "./web"

export const coming: Icons = { ...creatures, ...places, ...sound, ...studies, ...web }
