import { type ReactNode, useState } from "react"

type Props = {
  /** True while the children can do something. */
  when: boolean
  /** True if the children are blocks, such as a row of buttons or a chart. */
  block?: boolean
  children: ReactNode
}

/**
 * Shows a button once it can do something, and keeps it from then on: no dead button is shown, and none disappears
 * under a finger or the focus. Its space, at the end of its row, is reserved.
 */
export function RevealOnce({ when, block, children }: Props) {
  const [isRevealed, setRevealed] = useState(when)
  if (when && !isRevealed) setRevealed(true)
  if (isRevealed || when) return children
  // The space is reserved from the start, so that nothing moves when it appears.
  const Box = block ? "div" : "span"
  return (
    <Box style={{ display: "contents", visibility: "hidden" }} aria-hidden="true" inert>
      {children}
    </Box>
  )
}
