import { useMedia } from "../../../hooks/browser/media"
import type { widths } from "../logic"

/** How many signs fit beside each other on the screen, of the widths that there are; 80 before that is known. */
export function useFittingWidth(): (typeof widths)[number] {
  const isNarrow = useMedia("(max-width: 599.98px)")
  const isMiddle = useMedia("(max-width: 839.98px)")
  if (isNarrow) return 40
  return isMiddle ? 60 : 80
}
