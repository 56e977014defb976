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
 * A link to a page of the site. It prefetches the page on hover, touch or focus, not when in view as Gatsby's own link
 * does, with which a page full of links would load the whole site.
 */
export function PageLink({ to, onClick, target, children, ...rest }: Props) {
  const prefetch = () => window.___loader?.hovering(to)
  return (
    <a
      {...rest}
      target={target}
      href={withPrefix(to)}
      onMouseEnter={prefetch}
      onTouchStart={prefetch}
      onFocus={prefetch}
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
