import type { ReactNode } from "react"

type Props = {
  /** Whole paragraphs, lists or headings. */
  children: ReactNode
}

/**
 * Paragraphs that feeds leave out because they make sense only on the page, such as instructions on where to press.
 *
 * The build takes it away and marks what stands inside, so that no page draws it.
 *
 * @feed {children}
 */
export default function NotInFeed({ children }: Props) {
  return children
}
