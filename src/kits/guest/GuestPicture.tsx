import type { Guest } from "./useGuest"

type Props = {
  guest: Omit<Guest, "remember">
  className?: string | undefined
  /** Its place within another SVG, in the units of that; without them it fills the width it is given. */
  x?: number
  y?: number
  width?: number
  height?: number
}

/** The picture of a guest, as large as the box allows and standing on its floor; decorative, beside its name. */
export function GuestPicture({ guest, ...place }: Props) {
  return (
    <svg
      {...place}
      viewBox={`0 0 ${guest.width} ${guest.height}`}
      preserveAspectRatio="xMidYMax meet"
      overflow="visible"
      aria-hidden="true"
      data-guest={guest.path}
    >
      {guest.drawing}
    </svg>
  )
}
