import type { Visitor } from "./useGuest"

type Props = {
  guest: Visitor
  /** True for the memory of one that has left. */
  isGone?: boolean
  className?: string | undefined
  /** Its place within another SVG, in the units of that; without them it fills the width it is given. */
  x?: number
  y?: number
  width?: number
  height?: number
}

/** The picture of a guest, as large as the box allows and standing on its floor; decorative, beside its name. */
export function GuestPicture({ guest, isGone = false, ...place }: Props) {
  return (
    <svg
      {...place}
      viewBox={`0 0 ${guest.width} ${guest.height}`}
      preserveAspectRatio="xMidYMax meet"
      overflow="visible"
      aria-hidden="true"
      data-guest={isGone ? undefined : guest.path}
    >
      {guest.drawing}
    </svg>
  )
}
