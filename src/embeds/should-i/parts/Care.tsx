import { ExternalLink } from "../../../components/external-link/ExternalLink"
import type { Kind } from "../logic"

/** The response to a question that should not be joked about. */
export function Care({ kind }: { kind: Kind }) {
  if (kind === "empty") {
    return (
      <p>
        Nothing was asked, and that is fine. You don't have to decide anything just now. If something comes to
        mind, write it in the box.
      </p>
    )
  }
  if (kind === "harm") return <p>No. There is no second opinion on this one.</p>
  if (kind === "doctor") {
    return (
      <p>
        This page tosses coins, and your health deserves better: please ask a doctor or a pharmacist. In
        Finland the number 116117 gives advice at any hour, and 112 is for emergencies.
      </p>
    )
  }
  return (
    <p>
      No. And I am glad that you asked somebody, even a web page. Please ask a person next, today: somebody
      close to you, or the MIELI crisis line in Finland, 09 2525 0111, at any hour. In danger call 112.
      Elsewhere there is a list of lines that answer at{" "}
      <ExternalLink href="https://findahelpline.com">findahelpline.com</ExternalLink>. You are not a bother to
      anybody there.
    </p>
  )
}
