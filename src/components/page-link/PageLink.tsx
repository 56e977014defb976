import { navigate, withPrefix } from "gatsby"
import type { AnchorHTMLAttributes } from "react"
import { isUnmodifiedClick } from "../../lib/content/isUnmodifiedClick"

declare global {
  interface Window {
    ___loader?: { hovering: (path: string) => void }
  }
}

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }

/**
 * A link to a page of the site. It loads the page's data when it is pointed at, touched or focused, not whenever it is
 * in view as Gatsby's own link does: a page full of links would load the whole site.
 */
export function PageLink({ to, onClick, target, children, ...rest }: Props) {
  const warm = () => window.___loader?.hovering(to)
  return (
    <a
      {...rest}
      target={target}
      href={withPrefix(to)}
      onMouseEnter={warm}
      onTouchStart={warm}
      onFocus={warm}
      onClick={event => {
        onClick?.(event)
        if (!isUnmodifiedClick(event) || target) return
        event.preventDefault()
        void navigate(to)
      }}
    >
      {children}
    </a>
  )
}
