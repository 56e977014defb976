import type { ReactNode } from "react"

type Props = {
  /** Whole paragraphs, lists or headings. */
  children: ReactNode
}

/**
 * Whole paragraphs that feeds leave out, since they make no sense without the page: what to press, and where.
 *
 * The build takes it away and marks what stands inside, so that no page draws it.
 *
 * @feed {children}
 */
export default function NotInFeed({ children }: Props) {
  return children
}
