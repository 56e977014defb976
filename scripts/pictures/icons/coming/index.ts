/** Icons of pages that are still to come, so that a new page finds its own; those with a page may stay here. */
import type { Icons } from "../pen"

export const coming: Icons = {}
