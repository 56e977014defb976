import { graphql, useStaticQuery } from "gatsby"
import { type ReactNode, useEffect, useMemo, useRef } from "react"
import { IconSheet } from "../components/page-icon/iconSheet"
import { Effects } from "../effects/Effects"
import { configureGifs } from "../hooks/outside/giphy"
import { type Services, ServicesContext, usualServices } from "../hooks/outside/services"
import { configureTracking, trackPage } from "../hooks/outside/track"
import { useSiteName } from "../hooks/page/siteName"
import { useVisitSampling } from "../hooks/visit/visit"
import type { Sheet } from "../lib/content/sheet"
import type { Badge } from "../lib/lists/badges"
import type { MenuFont } from "../lib/lists/fonts"
import type { Menus } from "../lib/lists/menus"
import { primaryLanguage } from "../lib/text/languageTag"
import { DesktopIcons } from "./desktop/DesktopIcons"
import { backgroundOf } from "./desktop/look"
import { useCalm } from "./desktop/useCalm"
import { useDesk } from "./desktop/useDesk"
import { useValentine } from "./desktop/useValentine"
import { Piece } from "./first-paint/Piece"
import { whenWhole } from "./first-paint/turns"
import { Footer } from "./footer/Footer"
import { Header } from "./header/Header"
import { useHeldKeys } from "./heldKeys"
import { useKeptFocus } from "./keptFocus"
import { useNavigation } from "./navigation/useNavigation"
import { RadioSlot } from "./radio/RadioSlot"
import * as styles from "./Shell.module.css"
import "./shell.css"
import "./desktop/schemes.css"
import { TaskBar } from "./task-bar/TaskBar"
import { TextLimit } from "./text-limit/TextLimit"
import { useMenuFont } from "./useMenuFont"

type SiteFacts = {
  name: string
  product: string
  analyticsId: string | null
  errorReportsDsn: string | null
  giphyKey: string | null
} & { [Name in keyof Services]: Services[Name] | null }

type Data = {
  site: { siteMetadata: SiteFacts }
  menus: { value: Menus; sheet: Sheet | null }
  fonts: { value: MenuFont[] }
  badges: { value: Badge[]; sheet: Sheet | null }
}

type Props = {
  page:
    | {
        path: string
        title: string
        code: string | null
        lang?: string
        background?: string
        window?: string
      }
    | undefined
  /** The address as the visitor sees it. */
  path: string
  children: ReactNode
}

function servicesOf(facts: SiteFacts): Services {
  return {
    favicons: facts.favicons ?? usualServices.favicons,
    counterId: facts.counterId ?? usualServices.counterId,
    badgeService: facts.badgeService ?? usualServices.badgeService,
    wikipedia: facts.wikipedia ?? usualServices.wikipedia,
    youtube: facts.youtube ?? usualServices.youtube,
  }
}

/** Gatsby draws the head once for each page: a site that is renamed in between says so here. */
function useDocumentTitle(called: string, title: string): void {
  const before = useRef(called)
  useEffect(() => {
    if (before.current !== called) document.title = title
    before.current = called
  }, [called, title])
}

/** The browser of 1998 round every page: its title, its menu, the page's window on the desktop, and the footer. */
export function Shell({ page, path, children }: Props) {
  const { site, menus, fonts, badges } = useStaticQuery<Data>(graphql`
    query {
      site {
        siteMetadata {
          name product analyticsId errorReportsDsn giphyKey
          favicons counterId badgeService wikipedia youtube
        }
      }
      menus: dataList(name: { eq: "menus" }) { value sheet }
      fonts: dataList(name: { eq: "fonts" }) { value }
      badges: dataList(name: { eq: "badges" }) { value sheet }
    }
  `)
  const { name, product, analyticsId, errorReportsDsn, giphyKey } = site.siteMetadata
  const services = useMemo(() => servicesOf(site.siteMetadata), [site.siteMetadata])
  const { top, desktop, start } = menus.value
  const called = useSiteName(name)
  const [title, plainTitle] = [called, name].map(one => (page?.title ? `${one} - ${page.title}` : one)) as [
    string,
    string,
  ]
  useEffect(() => {
    configureTracking({ analyticsId: analyticsId ?? "", errorReportsDsn: errorReportsDsn ?? "" })
    configureGifs(giphyKey ?? "")
  }, [analyticsId, errorReportsDsn, giphyKey])
  useEffect(() => {
    trackPage(path, plainTitle)
  }, [path, plainTitle])
  useDocumentTitle(called, title)
  useEffect(
    () =>
      whenWhole(() => {
        // On the body: React owns the attributes of the html element.
        document.body.dataset.ready = path
      }),
    [path],
  )
  useVisitSampling(path)
  useValentine()
  useCalm()
  useKeptFocus()
  useHeldKeys()
  const { openPicker, openNumpad, dialogs } = useNavigation(path)
  const ways = { path, onNumpad: openNumpad, onPages: openPicker }
  const menuStyle = useMenuFont(fonts.value)
  const desk = useDesk(title)
  const background = backgroundOf(desk.wallpaper, page?.background ?? "none")
  const windowed = Boolean(page?.title)
  const kind = page?.window ?? "document"
  // The words of the shell are English, round pages in any language.
  const foreign = page?.lang && primaryLanguage(page.lang) !== "en" ? page.lang : undefined

  return (
    <IconSheet.Provider value={menus.sheet}>
      <ServicesContext.Provider value={services}>
        <div
          className={styles.desktop}
          lang={foreign && "en"}
          data-background={background === "none" ? undefined : background}
          data-refreshing={desk.isRefreshing || undefined}
          data-desktop=""
          style={menuStyle}
        >
          <a className={styles.skip} href="#main">
            Skip to the page
          </a>
          <button
            type="button"
            className={styles.skip}
            onClick={() => document.getElementById("start")?.focus({ preventScroll: true })}
          >
            Skip to the Start menu
          </button>
          <Piece name="header">
            <Header {...ways} name={name} title={title} items={top} staticPath={page?.path ?? ""} />
          </Piece>
          <div className={`${styles.room} ${windowed ? styles.roomy : ""}`}>
            <Piece name="icons">
              {windowed && (
                <DesktopIcons items={desktop} path={path} arranged={desk.isArranged} onBin={desk.bin} />
              )}
            </Piece>
            <main
              id="main"
              tabIndex={-1}
              lang={foreign}
              className={windowed ? styles.page : styles.bare}
              data-window={kind}
            >
              <Piece name="page">{children}</Piece>
            </main>
          </div>
          <Piece name="footer">
            <Footer menus={menus.value} badges={badges.value} badgeSheet={badges.sheet} path={path} />
          </Piece>
          <Piece name="taskbar">
            <RadioSlot path={path} />
            <TaskBar
              {...ways}
              desk={desk}
              start={start}
              fonts={fonts.value}
              product={product}
              windowed={windowed}
            />
          </Piece>
          {dialogs}
          {desk.dialogs}
          <Piece name="rest">
            <TextLimit path={path} />
            <Effects path={path} title={title} />
          </Piece>
        </div>
      </ServicesContext.Provider>
    </IconSheet.Provider>
  )
}
