import type { AnchorHTMLAttributes } from "react"

/** A mock of Gatsby: links are anchors, navigation is recorded. */
export const navigate = jest.fn()
export const withPrefix = (path: string) => path
export const graphql = () => null
export const useStaticQuery = jest.fn()
export function Link({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return <a {...rest} href={to} />
}
