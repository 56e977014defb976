import { useThingFrom } from "../../../kits/guest/useGuest"
import { printReplies } from "../clerk"
import { GuestEntry } from "./GuestEntry"

/** The entry of a thing from the page at a path, which has signed with a print of itself. */
export function Print({ from }: { from: string }) {
  const thing = useThingFrom(from)
  return (
    thing && (
      <GuestEntry
        name={thing.name}
        date={`From ${from}`}
        text={thing.words.signs}
        print={thing}
        reply={printReplies[from.length % printReplies.length] ?? printReplies[0]}
      />
    )
  )
}
