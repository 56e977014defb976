import { useThingFrom } from "../../../kits/guest/useGuest"
import { SqueakCard } from "./SqueakCard"

type Props = {
  /** The path of the page whose thing it is, and that of the page which tells of it. */
  thing: string
  on: string
  what: string
}

/** A page's squeak about what has happened on it to a thing of the visitor's. */
export function Gossip({ thing, on, what }: Props) {
  const subject = useThingFrom(thing)
  return (
    subject && <SqueakCard who={`@${on.slice(1)}`} text={`${subject.name}. ${what}`} guest={subject} isGone />
  )
}
