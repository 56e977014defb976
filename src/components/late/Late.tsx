import { type ReactNode, useState } from "react"

type Props = {
  /** Whether what is inside can do something. */
  when: boolean
  children: ReactNode
}

/**
 * A button that is not there before it can do something for the first time, and stays from then on: no dead button
 * greets who arrives, and none leaves from under a finger or the focus. Its place is the end of its row.
 */
export function Late({ when, children }: Props) {
  const [came, setCame] = useState(when)
  if (when && !came) setCame(true)
  return came || when ? children : null
}
