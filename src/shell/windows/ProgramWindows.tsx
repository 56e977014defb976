import { type ReactNode, useEffect, useMemo, useState } from "react"
import { BidiIsolate } from "../../components/bidi-isolate/BidiIsolate"
import { usePage } from "../../hooks/page/page"
import { StatusContext } from "../../hooks/page/status"
import { fragmentId } from "../fragmentId"
import * as frame from "./Frame.module.css"
import { LazyDialog } from "./LazyDialog"
import { MenuBar } from "./MenuBar"
import { NextDoor } from "./NextDoor"
import * as styles from "./ProgramWindows.module.css"
import type { Program } from "./program"
import { StatusText } from "./StatusText"
import { useFreshMessage } from "./useFreshMessage"
import { useProgramMenus } from "./useProgramMenus"
import { WindowFrame } from "./WindowFrame"
import { frameId, restore, useWindows } from "./windowList"

const loadClosed = () => import("./ClosedProgram")

/** Opens the README when the address names a heading in it, at arrival and by a link within the page. */
function useReadmeOfHash(): void {
  useEffect(() => {
    const open = () => {
      const id = fragmentId(window.location.hash)
      const heading = id === null ? null : document.getElementById(id)
      if (!heading?.closest(`#${frameId("readme")}`)) return
      restore("readme")
      heading.scrollIntoView()
    }
    open()
    window.addEventListener("hashchange", open)
    return () => window.removeEventListener("hashchange", open)
  }, [])
}

type Props = {
  program: Program
  /** Text of the title bar, if it differs from the page's title. */
  heading: { text: string; lang: string } | null
  /** The embed, and the content above it. */
  children: ReactNode
  /** The page's text; null if it has none. */
  readme: ReactNode
}

/** A page with an embed: the program in one window, and the page's text in README.TXT beside it. */
export function ProgramWindows({ program, heading, children, readme }: Props) {
  const { title, code, icon, kind } = program
  const { path } = usePage()
  const [status, setStatus] = useState<HTMLElement | null>(null)
  useFreshMessage(status)
  const { open } = useWindows()
  const page = open.find(window => window.id === "page" && window.page === path)
  const { menus, dialogs } = useProgramMenus(program, Boolean(readme))
  const name = heading?.text ?? title
  useReadmeOfHash()
  const bar = useMemo(() => <MenuBar label={`Menus of ${title}`} menus={menus} />, [title, menus])

  return (
    <div
      className={styles.windows}
      data-kind={kind}
      data-alone={(page?.maximised && !page.minimised && !page.closed) || undefined}
    >
      <WindowFrame
        id="page"
        name={name}
        title={
          <h1 className="title-bar-text" lang={heading?.lang}>
            <BidiIsolate>{name}</BidiIsolate>
          </h1>
        }
        icon={icon}
        menu={
          <div className={styles.menus}>
            {bar}
            <NextDoor neighbours={program.neighbours ?? []} />
          </div>
        }
        status={
          <div className="status-bar">
            <p className={`status-bar-field ${frame.number}`}>{code ? `No. ${code}` : "Ex-directory"}</p>
            <p ref={setStatus} role="status" className={`status-bar-field ${styles.message}`} />
            <StatusText />
          </div>
        }
        className={styles.program}
      >
        <StatusContext.Provider value={status}>
          <div className={styles.surface} data-surface="">
            {children}
          </div>
        </StatusContext.Provider>
      </WindowFrame>
      {page?.closed && (
        <LazyDialog title={name} what="The question" load={loadClosed} onClose={() => restore("page")}>
          {Closed => <Closed title={name} path={path} neighbours={program.neighbours ?? []} />}
        </LazyDialog>
      )}
      {readme && (
        <WindowFrame
          id="readme"
          name="README.TXT"
          label="README.TXT"
          title={
            <div className="title-bar-text" aria-hidden="true">
              README.TXT - Notepad
            </div>
          }
          icon="readme"
          className={styles.readme}
        >
          <div className={styles.paper}>{readme}</div>
        </WindowFrame>
      )}
      {dialogs}
    </div>
  )
}
