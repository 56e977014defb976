import { graphql, useStaticQuery } from "gatsby"
import { type ReactNode, useEffect } from "react"
import { Effects } from "../effects/Effects"
import { configureGifs } from "../hooks/giphy"
import { configureServices } from "../hooks/services"
import { useSessionSampling } from "../hooks/session"
import { configureTracking, trackPage } from "../hooks/track"
import type { Badge } from "../lib/lists/badges"
import type { MenuFont } from "../lib/lists/fonts"
import type { Menus } from "../lib/lists/menus"
import { DesktopIcons } from "./desktop/DesktopIcons"
import { PageWindow } from "./desktop/PageWindow"
import { useValentine } from "./desktop/useValentine"
import { Footer } from "./footer/Footer"
import { Header } from "./header/Header"
import { useNavigation } from "./navigation/useNavigation"
import { RadioSlot } from "./radio/RadioSlot"
import * as styles from "./Shell.module.css"
import "./shell.css"
import { TaskBar } from "./task-bar/TaskBar"
import { useMenuFont } from "./useMenuFont"

type SiteFacts = {
  name: string
  product: string
  analyticsId: string | null
  errorReportsDsn: string | null
  giphyKey: string | null
  counterId: string | null
  favicons: boolean | null
}

type Data = {
  site: { siteMetadata: SiteFacts }
  menus: { value: Menus }
  fonts: { value: MenuFont[] }
  badges: { value: Badge[] }
}

type Props = {
  page: { path: string; title: string; code: string | null; background?: string } | undefined
  /** The address as the visitor sees it. */
  path: string
  children: ReactNode
}

/** The browser of 1998 round every page: its title, its menu, the page's window on the desktop, and the footer. */
export function Shell({ page, path, children }: Props) {
  const { site, menus, fonts, badges } = useStaticQuery<Data>(graphql`
    query {
      site { siteMetadata { name product analyticsId errorReportsDsn giphyKey counterId favicons } }
      menus: dataList(name: { eq: "menus" }) { value }
      fonts: dataList(name: { eq: "fonts" }) { value }
      badges: dataList(name: { eq: "badges" }) { value }
    }
  `)
  const { name, product, analyticsId, errorReportsDsn, giphyKey, counterId, favicons } = site.siteMetadata
  const { top, desktop, start } = menus.value
  const title = page?.title ? `${name} - ${page.title}` : name
  useEffect(() => {
    configureTracking({ analyticsId: analyticsId ?? "", errorReportsDsn: errorReportsDsn ?? "" })
    configureGifs(giphyKey ?? "")
    configureServices({ counterId: counterId ?? "", favicons: favicons ?? false })
  }, [analyticsId, errorReportsDsn, giphyKey, counterId, favicons])
  useEffect(() => trackPage(path, title), [path, title])
  useSessionSampling(path)
  useValentine()
  const { openPicker, openNumpad, dialogs } = useNavigation(path)
  const ways = { path, onNumpad: openNumpad, onPages: openPicker }
  const menuStyle = useMenuFont(fonts.value)
  const background = page?.background ?? "none"
  const narrow = Boolean(page?.title)

  return (
    <div
      className={styles.desktop}
      data-background={background === "none" ? undefined : background}
      style={menuStyle}
    >
      <a className={styles.skip} href="#main">
        Skip to the page
      </a>
      <Header {...ways} name={name} title={title} items={top} staticPath={page?.path ?? ""} />
      <div className={`${styles.room} ${narrow ? styles.roomy : ""}`}>
        {narrow && <DesktopIcons items={desktop} path={path} />}
        <main id="main" tabIndex={-1} className={narrow ? styles.page : styles.bare}>
          {page?.title ? <PageWindow page={page}>{children}</PageWindow> : children}
        </main>
      </div>
      <Footer menus={menus.value} badges={badges.value} path={path} />
      <RadioSlot path={path} />
      <TaskBar {...ways} start={start} fonts={fonts.value} product={product} roomy={narrow} />
      {dialogs}
      <Effects path={path} title={title} />
    </div>
  )
}
