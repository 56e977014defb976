/** Gatsby as the components see it, without Gatsby: links stay links, and nothing is navigated to. */
import type { AnchorHTMLAttributes } from "react"

export const navigate = async () => {}
export const withPrefix = (path: string) => path
export const graphql = () => null
export const useStaticQuery = () => ({})

export function Link({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return <a {...rest} href={to} />
}
