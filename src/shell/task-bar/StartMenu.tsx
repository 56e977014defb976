import { useId } from "react"
import { PageIcon } from "../../components/page-icon/PageIcon"
import { PageLink } from "../../components/page-link/PageLink"
import { useBuildInfo } from "../../hooks/page/buildInfo"
import type { CommandName, MenuCommand, MenuItem, Menus } from "../../lib/lists/menus"
import { SessionTravel } from "./SessionFigures"
import * as styles from "./StartMenu.module.css"
import { useStartMenu } from "./useStartMenu"

/** The menu's commands; one with `on` is a switch, and leaves the menu open. */
export type Commands = Record<CommandName, { act: () => void; on?: boolean }>

type Props = {
  groups: Menus["start"]
  commands: Commands
  path: string
  /** The site's short name, on the strip beside the entries. */
  product: string
}

/** The Start button and its menu of pages and commands. */
export function StartMenu({ groups, commands, path, product }: Props) {
  const menu = useStartMenu(path)
  const id = useId()
  return (
    <div ref={menu.root} className={styles.start}>
      <button
        ref={menu.button}
        id="start"
        type="button"
        aria-expanded={menu.open}
        aria-controls={menu.open ? id : undefined}
        className={styles.button}
        onClick={menu.toggle}
        onKeyDown={event => (menu.open || /Arrow/.test(event.key)) && menu.keyDown(event)}
      >
        <span aria-hidden="true">🐹</span> Start
      </button>
      {menu.open && (
        <nav id={id} aria-label="Start menu" className={`window ${styles.menu}`} onKeyDown={menu.keyDown}>
          <Strip product={product} />
          <div className={styles.groups}>
            {groups.map(group => (
              <ul key={group.map(entry => entry.label).join()}>
                {group.map(entry => (
                  <li key={entry.label}>
                    {"to" in entry ? (
                      <PageEntry {...entry} current={entry.to === path} onChosen={menu.close} />
                    ) : (
                      <CommandEntry {...entry} command={commands[entry.do]} onChosen={menu.closeToButton} />
                    )}
                  </li>
                ))}
              </ul>
            ))}
            <SessionTravel />
          </div>
        </nav>
      )}
    </div>
  )
}

function Strip({ product }: { product: string }) {
  const build = useBuildInfo(true)
  return (
    <p aria-hidden="true" className={styles.strip}>
      <b>{product}</b> {build?.version}
    </p>
  )
}

function EntryIcon({ emoji, icon }: { emoji: string | undefined; icon?: string | undefined }) {
  return (
    <span aria-hidden="true" className={styles.icon}>
      {icon ? <PageIcon name={icon} /> : emoji}
    </span>
  )
}

function PageEntry({
  to,
  label,
  emoji,
  icon,
  current,
  onChosen,
}: MenuItem & { current: boolean; onChosen: () => void }) {
  return (
    <PageLink to={to} data-entry="" aria-current={current ? "page" : undefined} onClick={onChosen}>
      <EntryIcon emoji={emoji} icon={icon} /> {label}
    </PageLink>
  )
}

type CommandProps = MenuCommand & { command: Commands[CommandName]; onChosen: () => void }

function CommandEntry({ label, emoji, command: { act, on }, onChosen }: CommandProps) {
  const press = () => {
    if (on === undefined) onChosen()
    act()
  }
  return (
    <button type="button" data-entry="" aria-pressed={on} onClick={press}>
      <EntryIcon emoji={emoji} /> {label}
      {on !== undefined && <span aria-hidden="true">: {on ? "on" : "off"}</span>}
    </button>
  )
}
