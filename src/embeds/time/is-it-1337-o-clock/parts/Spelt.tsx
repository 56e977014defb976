import { leet } from "../logic"

/** A text that is seen in leet while `on` is true; screen readers get the letters. */
export function Spelt({ on, children }: { on: boolean; children: string }) {
  if (!on) return children
  return (
    <>
      <span aria-hidden="true">{leet(children)}</span>
      <span className="visually-hidden">{children}</span>
    </>
  )
}
