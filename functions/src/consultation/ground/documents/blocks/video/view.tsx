import { documentViewMessages as messages } from '../../view/messages.ts';
import { transcriptParagraphs, type VideoContent } from './schema.ts';
import { videoAt } from './video-at.ts';

/** A link to a video with its transcript; a script puts a button over it that plays it here. The host hears of nobody before that. */
export function VideoView({ content: { url, caption, transcript } }: { content: VideoContent }) {
  const video = videoAt(url);
  if (!video) return null;
  const { host, page, frame } = video;
  const paragraphs = transcriptParagraphs(transcript);
  return (
    <figure className="video">
      <figcaption>{caption}</figcaption>
      <div
        className="video-frame"
        data-island="video"
        data-frame={frame}
        data-caption={caption}
        data-host={host}
      >
        <p className="link">
          <a href={page}>{messages.watchOn(caption, host)}</a>
        </p>
      </div>
      {paragraphs.length > 0 && (
        <details className="transcript">
          <summary>
            {messages.transcript}
            <span className="unseen">: {caption}</span>
          </summary>
          <div className="prose">
            {paragraphs.map((paragraph, at) => (
              <p key={at}>{paragraph}</p>
            ))}
          </div>
        </details>
      )}
    </figure>
  );
}
