import { PageIcon } from "../components/page-icon/PageIcon"
import { PageLink } from "../components/page-link/PageLink"
import { ScrollArea } from "../components/scroll-area/ScrollArea"
import { useDateFlags } from "../hooks/browser/dateFlags"
import type { MenuItem } from "../lib/lists/menus"

type Props = {
  label: string
  items: readonly MenuItem[]
  /** Path of the current page. */
  path: string
  className: string | undefined
}

/** A row of links; the one to the current page is marked with `aria-current`. */
export function Menu({ label, items, path, className }: Props) {
  const today = useDateFlags()
  return (
    <nav aria-label={label} className={className}>
      <ScrollArea>
        <ul>
          {items
            .filter(({ on }) => !on || today?.[on])
            .map(item => (
              <li key={item.to}>
                <MenuLink {...item} current={item.to === path} />
              </li>
            ))}
        </ul>
      </ScrollArea>
    </nav>
  )
}

function MenuLink({ to, label, emoji, icon, current }: MenuItem & { current: boolean }) {
  const content = (
    <>
      {emoji && (icon ? <PageIcon name={icon} /> : <span aria-hidden="true">{emoji}</span>)} {label}
    </>
  )
  if (/\.\w+$/.test(to)) return <a href={to}>{content}</a>
  return (
    <PageLink to={to} aria-current={current ? "page" : undefined}>
      {content}
    </PageLink>
  )
}
