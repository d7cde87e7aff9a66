import type { SearchTemplate } from '@contract/records/templates/template-schema.ts';
import { chakra } from '@chakra-ui/react';
import { Ellipsis, Users } from 'lucide-react';
import { Loaded } from '../../ui/loaded.tsx';
import { MenuButton } from '../../ui/menu.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { savedSearchMessages as messages } from './messages.ts';
import type { useSavedSearches } from './use-saved-searches.ts';

interface SavedListProps {
  saved: ReturnType<typeof useSavedSearches>;
  choose: (template: SearchTemplate) => void;
  rename: (template: SearchTemplate) => void;
  replace: (template: SearchTemplate) => void;
}

/** One's own saved searches and those that colleagues share; what can be done with one's own. */
export function SavedList({ saved, choose, rename, replace }: SavedListProps) {
  const groups = (templates: SearchTemplate[]) =>
    [
      { title: messages.own, templates: templates.filter(({ isOwn }) => isOwn) },
      { title: messages.shared, templates: templates.filter(({ isOwn }) => !isOwn) },
    ].filter((group) => group.templates.length > 0);
  return (
    <Loaded
      query={saved.list}
      skeleton={
        <chakra.div p="3">
          <SkeletonLines lines={4} height="6" />
        </chakra.div>
      }
      failed={messages.failed}
      empty={
        <chakra.p p="4" color="fg.muted">
          {messages.none}
        </chakra.p>
      }
      isEmpty={({ templates }) => templates.length === 0}
    >
      {(data) =>
        groups(data.templates).map(({ title, templates }) => (
          <chakra.section key={title} aria-label={title} py="2">
            <chakra.h3 px="3" textStyle="small" color="fg.muted">
              {title}
            </chakra.h3>
            <ul>
              {templates.map((template) => (
                <chakra.li key={template.id} display="flex" alignItems="center" pe="1">
                  <Open type="button" onClick={() => choose(template)}>
                    {template.name}
                    {template.isOwn && template.isShared && (
                      <chakra.span
                        color="fg.muted"
                        ms="1.5"
                        role="img"
                        aria-label={messages.isShared}
                      >
                        <Users size={12} />
                      </chakra.span>
                    )}
                  </Open>
                  {template.isOwn && (
                    <MenuButton
                      shape="square"
                      size="sm"
                      label={messages.options(template.name)}
                      aria-label={messages.options(template.name)}
                      icon={<Ellipsis size={16} />}
                      entries={[
                        { label: messages.update, onChoose: () => replace(template) },
                        { label: messages.rename, onChoose: () => rename(template) },
                        {
                          label: template.isShared ? messages.unshare : messages.shareIt,
                          onChoose: () => void saved.share(template),
                        },
                        { label: messages.remove, onChoose: () => void saved.remove(template) },
                      ]}
                    />
                  )}
                </chakra.li>
              ))}
            </ul>
          </chakra.section>
        ))
      }
    </Loaded>
  );
}

const Open = chakra('button', {
  base: {
    flex: '1',
    minW: '0',
    minH: '8',
    px: '3',
    py: '1',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { bg: 'bg.muted', outlineOffset: '-2px' },
  },
});
