/** A thing from another page that follows the visitor, and does whatever the visitor does once more. */
import type { Guest } from "../../kits/guest/useGuest"
import { pluralise } from "../../lib/text/pluralise"
import { push, type Server, send, tickle } from "./logic"

type Named = Pick<Guest, "name">

/** Returns the server after the follower has pushed, too; not once the lamps have blown. */
export function pushedAgain(before: Server, after: Server): Server {
  return after.turns < before.turns ? after : push(after)
}

/** Returns the server after the follower has sent the same, which costs a lamp, too, or brings the whale. */
export function sentAgain(after: Server, text: string): Server {
  return send(after, text).server
}

/** Returns the whale after the follower has tickled it, too. */
export function tickledAgain(after: ReturnType<typeof tickle>): ReturnType<typeof tickle> {
  return after.server.tickles === null ? after : tickle(after.server)
}

/** Returns the message while nothing has happened. */
export function followText({ name }: Named, { turns }: Server): string {
  return `${pluralise(turns, "lamp")} on. ${name} followed you, and does all that you do.`
}

/** Returns the message after something that the follower has done, too. */
export function againText({ name }: Named, did: "pushed" | "said it"): string {
  return did === "pushed" ? `${name} pushed, too.` : `${name} said it, too. That was another lamp.`
}

/** Returns the message while the whale has it. */
export function whaleText(guest: Named): string {
  return `Over capacity. He is in there with your squeak. ${guest.name} followed it in.`
}

/** Its memories of a squeak, of the lamps, and of the whale. */
export const repeated = "Repeated what somebody had said, a second later."
export const blown = "Pushed a wheel until the lamps blew, because somebody had."
export const swallowed = "Followed somebody into a whale. Came out with krill."
