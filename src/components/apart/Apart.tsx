import { Children, type ReactNode } from "react"

/** A letter that is written from right to left, or a mark that turns round what comes after it. */
const turning =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Bidi_Control}]/u
/** Such letters and what joins them: the words of the page may stand between two of a visitor's. */
const runs = new RegExp(`(${turning.source}+(?:[\\s'’-]+${turning.source}+)*)`, "u")

function apart(text: string): ReactNode {
  // By the brackets of the pattern every second piece is a run.
  return text.split(runs).map((piece, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no name, and its place is what it is.
    return i % 2 === 1 ? <bdi key={i}>{piece}</bdi> : piece
  })
}

/**
 * What the page says with a visitor's words in it. What is written from right to left among them, or turns letters round,
 * does so by itself, and the rest of the line keeps its order.
 */
export function Apart({ children }: { children: ReactNode }) {
  const isPlain = Children.toArray(children).every(child => typeof child !== "string" || !turning.test(child))
  return isPlain
    ? children
    : Children.map(children, child => (typeof child === "string" ? apart(child) : child))
}
