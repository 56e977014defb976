import { graphql, type HeadProps, type PageProps } from "gatsby"
import { useState } from "react"
import { PlaylistPlayer } from "../components/playlist-player/PlaylistPlayer"
import { CurrentSongContext, SongChoiceContext } from "../hooks/music/songChoice"
import { PageContext } from "../hooks/page/page"
import { useSiteName } from "../hooks/page/siteName"
import type { HeadFacts } from "../lib/content/head"
import type { Song } from "../lib/music/playlist"
import { Embed } from "../render/Embed"
import type { SiteQueryResult } from "../render/PageBody"
import { PageHead } from "../render/PageHead"
import { DocumentWindow } from "../shell/windows/DocumentWindow"
import type { WindowPage } from "../shell/windows/program"

type List = WindowPage & { slug: string; description: string; songs: Song[] }

type Data = {
  page: List & { lang: string; sideB: string[]; embeds: string[]; head: HeadFacts }
  friday: List | null
  site: SiteQueryResult
}

/** Converts songs from GraphQL, which returns null for a missing id. */
function songsOf({ songs }: List): Song[] {
  return songs.map(({ id, title }) => (id ? { id, title } : { title }))
}

/** Returns the index of a song in a list; null if it is of another one. */
function indexOf(songs: readonly Song[], { id, title }: Song): number | null {
  const index = songs.findIndex(song => song.id === id && song.title === title)
  return index < 0 ? null : index
}

export default function Playlist({ data: { page, friday, site } }: PageProps<Data>) {
  const fridayList = friday && { name: friday.title, slug: friday.slug, songs: songsOf(friday) }
  const { name, siteUrl } = site.siteMetadata
  const siteName = useSiteName(name)
  const [choice, setChoice] = useState<{ index: number } | null>(null)
  const [current, setCurrent] = useState<number | null>(null)
  const songs = songsOf(page)
  const facts = {
    path: page.path,
    title: page.title,
    siteName,
    siteUrl,
    params: {},
    data: { songs, sideB: page.sideB },
  }
  return (
    <PageContext.Provider value={facts}>
      <DocumentWindow key={page.path} page={page}>
        <h1>{page.title}</h1>
        <p>{page.description}</p>
        <SongChoiceContext.Provider value={index => setChoice({ index })}>
          <CurrentSongContext.Provider value={current}>
            {page.embeds.map(name => (
              <Embed key={name} name={name} props={{}} />
            ))}
          </CurrentSongContext.Provider>
        </SongChoiceContext.Provider>
        <PlaylistPlayer
          key={page.slug}
          name={page.title}
          slug={page.slug}
          songs={songs}
          choice={choice}
          onNow={now => setCurrent(now && indexOf(songs, now))}
          {...(fridayList && { friday: fridayList })}
        />
      </DocumentWindow>
    </PageContext.Provider>
  )
}

export function Head({ data: { page, site } }: HeadProps<Data>) {
  return <PageHead page={page} site={site} />
}

export const query = graphql`
  query ($pagePath: String!) {
    page: playlist(path: { eq: $pagePath }) {
      path slug title description code lang icon embeds sideB songs { id title }
      head { canonical indexed card article { published modified } structured }
    }
    friday: playlist(slug: { eq: "perjantaiPlaylist" }) { path slug title description code songs { id title } }
    site { siteMetadata { name siteUrl } }
  }
`
