import type { LayerSpecification, Map as EngineMap, SourceSpecification } from 'maplibre-gl';

/** What a screen adds to the map's own style. */
export interface WantedStyle {
  sources: Record<string, SourceSpecification>;
  /** From the bottom up. */
  layers: LayerSpecification[];
}

type Drawn = { source: string | undefined; text: string };

/**
 * Keeps a running map in step with its extra sources and layers: adds, changes, moves and removes only what differs.
 * A layer that the engine rejects is reported once and left out; the others are drawn.
 */
export class StyleSync {
  private drawn = new Map<string, Drawn>();
  private refused = new Map<string, string>();
  private sources = new Map<string, string>();
  private order = '';
  private map: EngineMap;
  private below: string | undefined;

  /** Everything goes below the style's layer `below`, or above all of it. */
  constructor(map: EngineMap, below?: string) {
    this.map = map;
    this.below = below;
  }

  /** The target state; may be set again at any time, even after the style was replaced. */
  show({ sources, layers }: WantedStyle): void {
    this.forgetLost();
    const wanted = new Map(layers.map((layer) => [layer.id, layer]));
    for (const [id, { source }] of this.drawn) {
      const gone = source !== undefined && this.isChanged(source, sources[source]);
      if (gone || !wanted.has(id)) this.remove(id);
    }
    for (const [id, text] of this.sources) {
      if (text !== JSON.stringify(sources[id] ?? null)) this.removeSource(id);
    }
    for (const [id, source] of Object.entries(sources)) {
      if (this.sources.has(id)) continue;
      this.map.addSource(id, source);
      this.sources.set(id, JSON.stringify(source));
    }
    const order = layers.map(({ id }) => id).join();
    const inOrder = order === this.order;
    let above = this.below && this.map.getLayer(this.below) ? this.below : undefined;
    for (const layer of layers.toReversed()) if (this.put(layer, above, inOrder)) above = layer.id;
    this.order = order;
  }

  /** Removes everything again. */
  clear(): void {
    this.forgetLost();
    for (const id of this.drawn.keys()) this.remove(id);
    for (const id of this.sources.keys()) this.removeSource(id);
  }

  /** Whether the engine has dropped something that was drawn, as it does when its style is replaced. */
  hasLost(): boolean {
    return (
      [...this.drawn.keys()].some((id) => !this.map.getLayer(id)) ||
      [...this.sources.keys()].some((id) => !this.map.getSource(id))
    );
  }

  private put(layer: LayerSpecification, above: string | undefined, inOrder: boolean): boolean {
    const text = JSON.stringify(layer);
    if (this.refused.get(layer.id) === text) return false;
    if (this.drawn.get(layer.id)?.text === text) {
      if (!inOrder) this.map.moveLayer(layer.id, above);
      return true;
    }
    this.remove(layer.id);
    this.map.addLayer(layer as Parameters<typeof this.map.addLayer>[0], above);
    if (!this.map.getLayer(layer.id)) {
      // The engine has given the reason, and the map reports it.
      this.refused.set(layer.id, text);
      return false;
    }
    const source = 'source' in layer ? (layer.source as string) : undefined;
    this.drawn.set(layer.id, { source, text });
    return true;
  }

  private isChanged(id: string, source: SourceSpecification | undefined): boolean {
    return this.sources.get(id) !== JSON.stringify(source ?? null);
  }

  private remove(id: string): void {
    if (this.map.getLayer(id)) this.map.removeLayer(id);
    this.drawn.delete(id);
  }

  private removeSource(id: string): void {
    if (this.map.getSource(id)) this.map.removeSource(id);
    this.sources.delete(id);
  }

  private forgetLost(): void {
    for (const id of this.drawn.keys()) if (!this.map.getLayer(id)) this.drawn.delete(id);
    for (const id of this.sources.keys()) if (!this.map.getSource(id)) this.sources.delete(id);
  }
}
