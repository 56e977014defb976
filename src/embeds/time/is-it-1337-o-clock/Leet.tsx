import { cloneElement, isValidElement, type ReactNode } from "react"
import { leet } from "./logic"
import { useIsLeet } from "./spelling"

type Props = {
  /** The text to spell in leet during the minute of 13:37. */
  children: ReactNode
}

/**
 * A passage spelt in leet during the minute of 13:37. Links keep their letters.
 *
 * @feed {children}
 */
export default function Leet({ children }: Props) {
  return <>{useIsLeet() ? spelt(children) : children}</>
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
