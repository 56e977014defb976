import { useMedia } from "../../../hooks/browser/media"
import type { widths } from "../logic"

/** Returns the largest banner width that fits on the screen, in characters; 80 until it is known. */
export function useFittingWidth(): (typeof widths)[number] {
  const isNarrow = useMedia("(max-width: 599.98px)")
  const isMiddle = useMedia("(max-width: 839.98px)")
  if (isNarrow) return 40
  return isMiddle ? 60 : 80
}
