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
  /** Called when a link is chosen. */
  onChosen?: () => void
}

/** A row of links; the one to the current page is marked with `aria-current`. */
export function Menu({ label, items, path, className, onChosen }: Props) {
  const today = useDateFlags()
  return (
    <nav aria-label={label} className={className}>
      <ScrollArea>
        <ul>
          {items
            .filter(({ on }) => !on || today?.[on])
            .map(item => (
              <li key={item.to}>
                <MenuLink {...item} current={item.to === path} onChosen={onChosen} />
              </li>
            ))}
        </ul>
      </ScrollArea>
    </nav>
  )
}

type LinkProps = MenuItem & { current: boolean; onChosen: (() => void) | undefined }

function MenuLink({ to, label, emoji, icon, current, onChosen }: LinkProps) {
  const content = (
    <>
      {emoji && (icon ? <PageIcon name={icon} /> : <span aria-hidden="true">{emoji}</span>)} {label}
    </>
  )
  if (/\.\w+$/.test(to))
    return (
      <a href={to} data-entry="">
        {content}
      </a>
    )
  return (
    <PageLink to={to} data-entry="" aria-current={current ? "page" : undefined} onClick={onChosen}>
      {content}
    </PageLink>
  )
}
