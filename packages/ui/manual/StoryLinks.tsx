interface StoryLinksProps {
  stories: readonly { id: string; name: string; tags?: string[] }[];
}

/** Each story is a test; its name says what it proves. */
export function StoryLinks({ stories }: StoryLinksProps) {
  return (
    <ul className="manual-proven">
      {stories.map(({ id, name }) => (
        <li key={id}>
          <a href={`./?path=/story/${id}`} target="_top">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
