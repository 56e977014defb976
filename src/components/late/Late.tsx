import { type ReactNode, useState } from "react"

type Props = {
  /** Reveals the children when first true. */
  when: boolean
  children: ReactNode
}

/**
 * Children, usually a button, that appear when they are first useful and then stay, so that a page doesn't begin with a
 * disabled button and none disappears under a finger or the focus. Place it at the end of its row.
 */
export function Late({ when, children }: Props) {
  const [isRevealed, setIsRevealed] = useState(when)
  if (when && !isRevealed) setIsRevealed(true)
  return isRevealed || when ? children : null
}
