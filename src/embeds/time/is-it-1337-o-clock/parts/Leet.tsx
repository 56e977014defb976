import { cloneElement, isValidElement, type ReactNode } from "react"
import { leet } from "../logic"

type Props = { on: boolean; children?: ReactNode }

/** What stands inside, in leet while it is on. Links keep their letters, so that there is a way out. */
export function Leet({ on, children }: Props) {
  return <>{on ? spelt(children) : children}</>
}

function spelt(node: ReactNode): ReactNode {
  if (typeof node === "string") return leet(node)
  if (Array.isArray(node)) return node.map(spelt)
  if (!isValidElement<{ children?: ReactNode }>(node) || node.props.children === undefined) return node
  const inside = spelt(node.props.children)
  return Array.isArray(inside)
    ? cloneElement(node, undefined, ...(inside as ReactNode[]))
    : cloneElement(node, undefined, inside)
}
