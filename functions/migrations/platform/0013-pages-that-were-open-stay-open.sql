-- Two flags that guarded nothing guard what is built from now on. New councils had them off; what their public could
-- open so far stays open, until the council switches it off.
update platform.content_items
   set data = data || '{"available": true}'
 where collection = 'app_feature_flags' and data ->> 'name' in ('landing page', 'my submissions');
