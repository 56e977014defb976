/** A stub of Gatsby for Storybook: links are plain anchors, and navigation does nothing. */
import type { AnchorHTMLAttributes } from "react"

export const navigate = async () => {}
export const withPrefix = (path: string) => path
export const graphql = () => null
export const useStaticQuery = () => ({})

export function Link({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return <a {...rest} href={to} />
}
