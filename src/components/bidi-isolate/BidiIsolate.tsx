import { Children, type ReactNode } from "react"

/** Matches a letter of a right-to-left script or a bidirectional control character. */
const rtlCharacter =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Bidi_Control}]/u
/** Matches runs of such letters with the spaces and punctuation between them. */
const rtlRuns = new RegExp(`(${rtlCharacter.source}+(?:[\\s'’-]+${rtlCharacter.source}+)*)`, "u")

function isolateRuns(text: string): ReactNode {
  // The pattern has a group, so every second part of the split is a run.
  return text.split(rtlRuns).map((part, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their index.
    return i % 2 === 1 ? <bdi key={i}>{part}</bdi> : part
  })
}

/**
 * A text of the page that includes a visitor's words. Right-to-left runs and control characters in it are isolated, so
 * that the rest of the line keeps its order.
 */
export function BidiIsolate({ children }: { children: ReactNode }) {
  const isPlain = Children.toArray(children).every(
    child => typeof child !== "string" || !rtlCharacter.test(child),
  )
  return isPlain
    ? children
    : Children.map(children, child => (typeof child === "string" ? isolateRuns(child) : child))
}
