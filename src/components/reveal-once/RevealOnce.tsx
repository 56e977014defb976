import { type ReactNode, useState } from "react"

type Props = {
  /** Whether what is inside can do something. */
  when: boolean
  /** True where the children are blocks, such as a row of buttons or a chart. */
  block?: boolean
  children: ReactNode
}

/**
 * A button that is not seen before it can do something for the first time, and stays from then on: no dead button
 * greets who arrives, and none leaves from under a finger or the focus. Its place, at the end of its row, is kept.
 */
export function RevealOnce({ when, block, children }: Props) {
  const [came, setCame] = useState(when)
  if (when && !came) setCame(true)
  if (came || when) return children
  // Its place is there from the start, so that nothing moves when it comes.
  const Box = block ? "div" : "span"
  return (
    <Box style={{ display: "contents", visibility: "hidden" }} aria-hidden="true" inert>
      {children}
    </Box>
  )
}
