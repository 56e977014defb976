import { Children, type ReactNode } from "react"

/** Letters that are written from right to left, and marks that turn round what comes after them; from the first to the last. */
const turning =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Bidi_Control}]/u
const span = new RegExp(`${turning.source}(?:[^]*${turning.source})?`, "u")

function apart(text: string): ReactNode {
  const found = span.exec(text)
  if (!found) return text
  return (
    <>
      {text.slice(0, found.index)}
      <bdi>{found[0]}</bdi>
      {text.slice(found.index + found[0].length)}
    </>
  )
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
