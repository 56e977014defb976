import { type ReactNode, useId, useRef } from "react"
import { useServices } from "../../hooks/outside/services"
import { articleOf } from "../../lib/content/wikipedia"
import { ExternalLink } from "../external-link/ExternalLink"
import { Card } from "./Card"
import { useSummary } from "./summaries"
import { useHoverCard } from "./useHoverCard"

type Props = {
  /** The address of a Wikipedia article, in any language. */
  href: string
  children: ReactNode
  className?: string
}

/** A link to Wikipedia that shows the beginning of the article on hover or keyboard focus. */
export function WikiLink({ href, children, className }: Props) {
  const id = useId()
  const link = useRef<HTMLSpanElement>(null)
  const article = articleOf(href)
  const { open, handlers } = useHoverCard()
  const { wikipedia } = useServices()
  const summary = useSummary(article, open && wikipedia)
  const shown = open && article && summary
  return (
    <span ref={link} {...handlers}>
      <ExternalLink href={href} className={className} describedBy={shown ? id : undefined}>
        {children}
      </ExternalLink>
      {shown && <Card id={id} article={article} summary={summary} beside={link} />}
    </span>
  )
}
