import { GuestPicture } from "./GuestPicture"
import { useThingFrom } from "./useGuest"

type Props = {
  /** The path of the page that gave the thing. */
  from: string
  x?: number
  y?: number
  width?: number
  height?: number
}

/** The picture of a thing that has been here; nothing before it has loaded. */
export function ThingPicture({ from, ...place }: Props) {
  const thing = useThingFrom(from)
  return thing && <GuestPicture guest={thing} isGone {...place} />
}
