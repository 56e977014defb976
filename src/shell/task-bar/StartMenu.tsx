import { useId } from "react"
import { PageIcon } from "../../components/page-icon/PageIcon"
import { PageLink } from "../../components/page-link/PageLink"
import { useLoaded } from "../../hooks/browser/loaded"
import { useBuildInfo } from "../../hooks/page/buildInfo"
import { LoadError } from "../../kits/loading/LoadError"
import { commandIcon } from "../../lib/content/icons"
import type { CommandName, MenuCommand, MenuItem, Menus } from "../../lib/lists/menus"
import { Folder } from "./Folder"
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
        <PageIcon name="pertti" /> Start
      </button>
      {menu.open && (
        <nav id={id} aria-label="Start menu" className={`window ${styles.menu}`} onKeyDown={menu.keyDown}>
          <Strip product={product} />
          <div className={styles.groups}>
            <ul>
              <li>
                <Folder label="Programs" icon="chrome/programs">
                  <LazyPart part="ProgramFolders" path={path} onChosen={menu.close} />
                </Folder>
              </li>
              <li>
                <Folder label="Documents" icon="chrome/documents">
                  <LazyPart part="Documents" path={path} onChosen={menu.close} />
                </Folder>
              </li>
            </ul>
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
          </div>
        </nav>
      )}
    </div>
  )
}

const loadFolders = () => import("./StartFolders").then(folders => ({ default: folders }))

type PartProps = { part: "ProgramFolders" | "Documents"; path: string; onChosen: () => void }

/** Loads a list of pages when its folder is opened. */
function LazyPart({ part, path, onChosen }: PartProps) {
  const { value, failed, attempt, retry } = useLoaded(loadFolders, [])
  if (failed)
    return (
      <li>
        <LoadError what="The list of pages" onRetry={retry} />
      </li>
    )
  if (!value) return <li role="status">Loading something...</li>
  const Part = value.default[part]
  return <Part key={attempt} path={path} onChosen={onChosen} onRetry={retry} />
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

function CommandEntry({ label, do: name, command: { act, on }, onChosen }: CommandProps) {
  const press = () => {
    if (on === undefined) onChosen()
    act()
  }
  return (
    <button type="button" data-entry="" aria-pressed={on} onClick={press}>
      <EntryIcon emoji={undefined} icon={commandIcon(name)} /> {label}
      {on !== undefined && <span aria-hidden="true">: {on ? "on" : "off"}</span>}
    </button>
  )
}
