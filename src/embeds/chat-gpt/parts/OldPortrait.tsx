import { inSentence, useThingFrom } from "../../../kits/guest/useGuest"
import { Sheet } from "./Sheet"

/** The portrait of a thing of the page at a path, which was drawn on an earlier visit. */
export function OldPortrait({ from }: { from: string }) {
  const thing = useThingFrom(from)
  return thing && <Sheet order={inSentence(thing)} number={1} guest={thing} isHidden />
}
